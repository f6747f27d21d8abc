/** Names by which a member could pass for the operator; admins get theirs from the settings. */
const reserved = [
  'admin',
  'administrator',
  'contact',
  'help',
  'info',
  'medley',
  'medleyteam',
  'moderator',
  'noreply',
  'official',
  'postmaster',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'webmaster',
]

const lookAlikes: Record<string, string> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  i: 'l',
}

/** One form for all names that look alike: without separators, with letters for digits. */
function skeletonOf(username: string): string {
  return username
    .toLowerCase()
    .replaceAll(/[_.-]/g, '')
    .replaceAll(/[013457i]/g, (sign) => lookAlikes[sign] ?? sign)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const reservedSkeletons: ReadonlySet<string> = new Set(reserved.map(skeletonOf))

/** Whether a name is, or looks like, one that only the operator may use. */
export function isReservedName(username: string): boolean {
  return reservedSkeletons.has(skeletonOf(username))
}
