/** Names by which a member could pass for the operator; admins get theirs from the settings. */
const reserved = [
  'admin',
  'administrator',
  'contact',
  'help',
  'info',
  'medley',
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

/** Words that change nothing beside a reserved one. */
const fillers = ['account', 'app', 'desk', 'mod', 'service', 'site', 'team', 'the']

/** Characters that can be read as a letter. */
const lookAlikes: Record<string, string> = {
  a: '[a4]',
  e: '[e3]',
  i: '[il1]',
  l: '[il1]',
  m: '(?:m|rn)',
  o: '[o0]',
  s: '[s5]',
  t: '[t7]',
  w: '(?:w|vv)',
}

const patternOf = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/./g, (letter) => lookAlikes[letter] ?? letter)).join('|')

const whole = new RegExp(`^(?:${patternOf([...reserved, ...fillers])}|s|\\d)+$`)
const part = new RegExp(patternOf(reserved))

/** True if a name is, or looks like, one that only the operator may use, or is put together from such and figures. */
export function isReservedName(username: string): boolean {
  const name = username.toLowerCase().replaceAll(/[_.-]/g, '')
  return whole.test(name) && part.test(name)
}
