import { emailPattern, limits } from '@medley/contract/limits'

type Claims = Readonly<Record<string, unknown>>

/** Longer subjects are of no provider: the standard allows 255 characters. */
const subjectMax = 255

/** The subject of a member. Throws for one that cannot be stored. */
export function readSubject(subject: string): string {
  if (subject.length > subjectMax || !isStorable(subject))
    throw new Error('The subject is unusable')
  return subject
}

/** The address of a member; null without one. Throws for a text that is no address. */
export function readAddress({ email }: Claims): string | null {
  if (typeof email !== 'string' || email.trim() === '') return null
  const address = email.trim()
  const isUsable =
    address.length <= limits.emailMax && isStorable(address) && emailPattern.test(address)
  if (!isUsable) throw new Error('The e-mail address is unusable')
  return address
}

/** True if a claim says so. Some providers write truth as a word or a number. */
export function isTrue(claim: unknown): boolean {
  if (typeof claim === 'string') return /^\s*(true|1)\s*$/i.test(claim)
  return claim === true || claim === 1
}

/**
 * The names of groups in a claim, which may be nested: `realm_access.roles`. Providers send a list, one name, a list as
 * a text (`["a","b"]`, `[a, b]` or `a,b`), objects with a name, or an object with a key per group.
 */
export function readGroups(claims: Claims, name: string): string[] {
  const claim = claims[name] ?? name.split('.').reduce<unknown>(property, claims)
  return groupsOf(claim).map((group) => group.trim())
}

function groupsOf(claim: unknown): string[] {
  if (typeof claim === 'string') return groupsInText(claim)
  if (Array.isArray(claim)) return claim.flatMap(groupInList)
  return claim instanceof Object ? Object.keys(claim) : []
}

function groupInList(one: unknown): string[] {
  const name = typeof one === 'string' ? one : property(one, 'name')
  return typeof name === 'string' ? [name] : []
}

/** A name may contain a comma, as those of directories do, so the whole text is one as well. */
function groupsInText(text: string): string[] {
  const list = /^\s*\[(.*)\]\s*$/s.exec(text)?.[1]
  if (list === undefined) return [text, ...text.split(',')]
  return parseList(text) ?? list.split(',')
}

function parseList(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.flatMap(groupInList) : undefined
  } catch {
    return undefined
  }
}

function property(value: unknown, key: string): unknown {
  return value instanceof Object && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
