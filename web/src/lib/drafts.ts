import { logFailure } from './log.ts'

/** Words that a person has not sent yet, kept on this device until they are sent or thrown away. */
export interface KeptDraft {
  /** As it was given to `keepDraft`, through JSON. */
  content: unknown
  /** In ms since 1970. */
  savedAt: number
}

const prefix = 'draft'
const maxPerPerson = 20
const maxAge = 90 * 86_400_000

const ofPerson = (personId: number) => `${prefix} ${personId} `
const keyOf = (personId: number, name: string) => ofPerson(personId) + name

/** Keeps a draft in place of an earlier one of this name; the oldest ones give way. */
export function keepDraft(personId: number, name: string, content: unknown): void {
  const key = keyOf(personId, name)
  try {
    if (localStorage.getItem(key) === null) makeRoom(ofPerson(personId))
    localStorage.setItem(key, JSON.stringify({ content, savedAt: Date.now() }))
  } catch (error) {
    // Full or forbidden by the browser: the words still stand on screen.
    logFailure('A draft could not be kept', error)
  }
}

export function findDraft(personId: number, name: string): KeptDraft | undefined {
  return read(keyOf(personId, name))
}

/** A person's drafts whose names start so, newest first. */
export function listDrafts(personId: number, start: string): KeptDraft[] {
  return keysFrom(keyOf(personId, start))
    .flatMap((key) => read(key) ?? [])
    .toSorted((one, other) => other.savedAt - one.savedAt)
}

export function forgetDraft(personId: number, name: string): void {
  remove([keyOf(personId, name)])
}

/** Leaves nothing of a person on this device. */
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

/** Nothing where there is none, where it is too old, or where it is not ours. */
function read(key: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!(kept instanceof Object) || !('content' in kept) || !('savedAt' in kept)) return undefined
    const { content, savedAt: time } = kept
    return typeof time === 'number' && Date.now() - time < maxAge
      ? { content, savedAt: time }
      : undefined
  } catch {
    // Unreadable counts as none; the next draft of this name takes its place.
    return undefined
  }
}

function keysFrom(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    // A browser that forbids the storage holds nothing.
    return []
  }
}

function remove(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // As above: nothing is there to be removed.
  }
}
