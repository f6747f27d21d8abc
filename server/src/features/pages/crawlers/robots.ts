/** Paths that contain a secret. Everything else is allowed, because crawlers run the app, too. */
const closed = ['/reset-password/', '/confirm-email/', '/unsubscribe/', '/join/']

/** The robots.txt of the site at `origin`. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
