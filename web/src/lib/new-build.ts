const key = 'left build'
/** Names a file of this build, which the next one does not have. */
const build = import.meta.url

/** Whether the server has another build by now and knows the files of this one no longer. */
export async function isBuildReplaced(): Promise<boolean> {
  try {
    return (await fetch(build, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    // Without an answer nobody knows; whoever asks goes on as if it were not.
    return false
  }
}

/** True the first time in this tab: a page that comes back with the same build must not go round in a circle. */
export function mayLeaveBuild(): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return true
  } catch {
    // A browser that forbids the storage could go round without an end.
    return false
  }
}
