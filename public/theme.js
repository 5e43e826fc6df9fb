// Runs before the first paint. A chosen theme never flashes; without a choice the system decides, in CSS.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
// The server's page is a visitor's: who is signed in gets the room for their own things at once, so that nothing moves.
try {
  if (localStorage.getItem('token') !== null) {
    var user = JSON.parse(localStorage.getItem('user') || 'null') || {}
    var admin = user.is_superuser === true || user.account_type === 'admin' || !!user.admin_profile
    document.documentElement.dataset.person = admin ? 'admin' : 'user'
    var lines = Math.min(Number(localStorage.getItem('dayLines')) || 0, 12)
    document.documentElement.style.setProperty('--day', lines)
    document.documentElement.style.setProperty('--day-wide', Math.ceil(lines / 2))
  }
} catch {
  document.documentElement.dataset.person = 'user'
}
// The line about the plan needs no room on the day it was put away, as Manila counts days.
try {
  var today = new Date(Date.now() + 8 * 3600000).toISOString().slice(0, 10)
  if ((localStorage.getItem('planLineAway') || '').startsWith(today)) document.documentElement.dataset.planLine = 'away'
} catch {}
// On a slow line our own face would come after the page is read, only to have the browser lay all of it out again.
try {
  var line = navigator.connection
  if (line && (line.saveData || line.rtt > 400 || (line.effectiveType && line.effectiveType !== '4g'))) {
    document.documentElement.dataset.line = 'slow'
  } else {
    document.querySelector('link[rel=face]').rel = 'preload'
  }
} catch {}
// A press on a button that nothing listens to yet is done again once it does.
addEventListener(
  'click',
  function note(event) {
    if (window.pressesHeard) removeEventListener('click', note, true)
    else window.earlyPress = event.target.closest('button[type=button]')
  },
  true,
)
