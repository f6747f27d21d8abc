const key = 'left build'
/** The URL of a file that only this build has. */
const build = import.meta.url

/** True if the server now serves another build and no longer has the files of this one. */
export async function isBuildReplaced(): Promise<boolean> {
  try {
    return (await fetch(build, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    // Without a response, assume the build is unchanged.
    return false
  }
}

/** True once per tab, so that a page which reloads into the same build does not loop. */
export function mayLeaveBuild(): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return true
  } catch {
    // Without storage the reload could loop forever.
    return false
  }
}
