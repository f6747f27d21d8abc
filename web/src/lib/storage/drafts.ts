import { logFailure } from '../log.ts'

/** Unsent text, kept on this device until it is sent or discarded. */
export interface StoredDraft {
  /** The value given to `storeDraft`, after a JSON round trip. */
  content: unknown
  /** In ms since 1970. */
  savedAt: number
}

const prefix = 'draft'
const maxPerPerson = 20
const maxAge = 90 * 86_400_000

const ofPerson = (personId: number) => `${prefix} ${personId} `
const keyOf = (personId: number, name: string) => ofPerson(personId) + name

/** Saves a draft, replacing an earlier one of the same name; evicts the oldest drafts. */
export function storeDraft(
  personId: number,
  name: string,
  content: unknown,
  savedAt = Date.now(),
): void {
  const key = keyOf(personId, name)
  try {
    if (localStorage.getItem(key) === null) makeRoom(ofPerson(personId))
    localStorage.setItem(key, JSON.stringify({ content, savedAt }))
  } catch (error) {
    // Storage is full or blocked: the text is still on screen.
    logFailure('A draft could not be kept', error)
  }
}

export function findDraft(personId: number, name: string): StoredDraft | undefined {
  return read(keyOf(personId, name))
}

/** A member's drafts whose names start with a prefix, newest first. */
export function listDrafts(personId: number, start: string): StoredDraft[] {
  return keysFrom(keyOf(personId, start))
    .flatMap((key) => read(key) ?? [])
    .toSorted((one, other) => other.savedAt - one.savedAt)
}

export function forgetDraft(personId: number, name: string): void {
  remove([keyOf(personId, name)])
}

/** Deletes all drafts of a member from this device. */
export function forgetDraftsOf(personId: number): void {
  remove(keysFrom(ofPerson(personId)))
}

function makeRoom(ofOne: string): void {
  const all = keysFrom(`${prefix} `)
  const outdated = all.filter((key) => !read(key))
  const newest = keysFrom(ofOne)
    .filter((key) => !outdated.includes(key))
    .toSorted((one, other) => savedAt(other) - savedAt(one))
  remove([...outdated, ...newest.slice(maxPerPerson - 1)])
}

const savedAt = (key: string) => read(key)?.savedAt ?? 0

/** Undefined if missing, expired or malformed. */
function read(key: string): StoredDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!(kept instanceof Object) || !('content' in kept) || !('savedAt' in kept)) return undefined
    const { content, savedAt: time } = kept
    return typeof time === 'number' && Date.now() - time < maxAge
      ? { content, savedAt: time }
      : undefined
  } catch {
    // Malformed drafts count as missing; the next draft of this name overwrites them.
    return undefined
  }
}

function keysFrom(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    // Storage is blocked, so there are no drafts.
    return []
  }
}

function remove(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
