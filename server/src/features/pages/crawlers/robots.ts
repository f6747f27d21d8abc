/** Addresses that hold a secret. All else may be fetched, since crawlers run the app, too. */
const closed = ['/reset-password/', '/unsubscribe/']

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
