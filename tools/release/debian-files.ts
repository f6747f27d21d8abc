import type { Platform } from './platforms.ts'

/** The file `control` of the package. @param kilobytes of its files once installed */
export function controlFile(version: string, { debian }: Platform, kilobytes: number): string {
  return `Package: medley
Version: ${version}
Architecture: ${debian}
Maintainer: The Medley maintainers <contact@medley.example>
Installed-Size: ${kilobytes}
Depends: adduser, debconf (>= 0.5) | debconf-2.0, libc6 (>= 2.28), libgcc-s1, libstdc++6
Section: web
Priority: optional
Description: rate, review and discover works with friends
 One place for all the films, TV shows, books, albums and podcasts in your
 life, and for what your friends thought of them. The package has its own
 Node.js and PostgreSQL and needs no other service.
`
}

/** The changelog that Debian asks for: that there is one inside. @param time seconds since 1970 */
export function changelogFile(version: string, time: number): string {
  const date = new Date(time * 1000).toUTCString().replace('GMT', '+0000')
  return `medley (${version}) stable; urgency=medium

  * The notes are in /usr/share/doc/medley/NEWS.md.gz.

 -- The Medley maintainers <contact@medley.example>  ${date}
`
}

/** The unit for the place of the package; throws where the unit does not name what is replaced. */
export function unitFile(unit: string): string {
  const changes = [
    ['WorkingDirectory=/opt/medley', 'WorkingDirectory=/usr/lib/medley'],
    ['ExecStart=/usr/bin/node ', 'ExecStart=/usr/lib/medley/bin/node '],
  ] as const
  const changed = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The unit does not say ${from}`)
    return text.replace(from, to)
  }, unit)
  // Its first lines describe the other place.
  return changed.replace(/^(?:#.*\n)+/, '')
}
