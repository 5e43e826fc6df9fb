// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides, in CSS.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
