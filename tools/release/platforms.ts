/** A platform of the downloads, by the names that others have for it. */
export interface Platform {
  /** Of Node.js and npm, and in names of files. */
  cpu: 'x64' | 'arm64'
  debian: string
  container: string
}

export const platforms: readonly Platform[] = [
  { cpu: 'x64', debian: 'amd64', container: 'linux/amd64' },
  { cpu: 'arm64', debian: 'arm64', container: 'linux/arm64' },
]

/** The platform of this machine. */
export const ownPlatform = platforms.find(({ cpu }) => cpu === process.arch)

/** The name of the folder that everything for a platform is made of, and of its archive. */
export const folderName = (version: string, { cpu }: Platform): string =>
  `medley-${version}-linux-${cpu}`

/** The name of the Debian package. */
export const packageName = (version: string, { debian }: Platform): string =>
  `medley_${version}_${debian}.deb`
