// Shows what the server tells this device. It keeps nothing and touches no page.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data.json()
  } catch {
    // Whatever came, something has to be shown: a browser takes the right away from who shows nothing.
  }
  const title = typeof told.title === 'string' && told.title !== '' ? told.title : 'Something new on Hanap'
  const url = typeof told.url === 'string' ? told.url : '/alerts'
  event.waitUntil(
    self.registration.showNotification(title, { tag: 'alerts', renotify: true, icon: '/favicon.svg', data: { url } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.url, self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href))
})
