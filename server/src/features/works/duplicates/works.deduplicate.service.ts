import type { Medium } from '@medley/contract/values/medium'
import { namesOtherPart, spellingsOf } from '../../../catalogue/titles/title-spellings.ts'
import type { ExternalId, WorkFacts } from '../../../catalogue/work-facts.ts'
import { type Handle, transaction, type Tx } from '../../../db/transaction.ts'
import { compareCreators, compareWorks } from './works.deduplicate.rules.ts'
import {
  confirmAdded,
  insertExternalIds,
  type KnownId,
  listFurtherNamesakes,
  listKnownIds,
  listNamesakes,
  lockFolding,
  type Namesake,
} from './works.deduplicate.queries.ts'
import { fillGaps } from '../additions/works.gaps.queries.ts'
import { upsertWorks } from '../refresh/works.storage.queries.ts'

/**
 * Stores source results and returns the works' ids in input order. Works already stored, from this
 * source or another, are only completed.
 */
export async function storeFound(
  db: Handle,
  medium: Medium,
  facts: readonly WorkFacts[],
  time: Date,
): Promise<number[]> {
  if (facts.length === 0) return []
  return transaction(db, async (tx) => {
    await lockFolding(tx, medium)
    const matches = await findMatches(tx, medium, facts)
    const ids = await insertNew(tx, matches, time)
    const folded = facts.map((one, index) => {
      const match = matches[index] ?? one
      return { facts: one, id: typeof match === 'number' ? match : (ids.get(match) ?? 0) }
    })
    const identified = folded.map(({ facts: one, id }) => ({ ...one, id }))
    await confirmAdded(tx, identified)
    await fillGaps(tx, identified)
    const named = folded.flatMap(({ facts: one, id }) =>
      idsOf(one).map((external) => ({ ...external, workId: id })),
    )
    await insertExternalIds(tx, medium, named)
    return folded.map(({ id }) => id)
  })
}

/** The ids of the works among the facts that are stored: by an id, or by title, creators and year. */
export async function findStored(
  handle: Handle,
  medium: Medium,
  facts: readonly WorkFacts[],
): Promise<number[]> {
  if (facts.length === 0) return []
  const matches = await findMatches(handle, medium, facts)
  return [...new Set(matches.filter((match) => typeof match === 'number'))]
}

/** A stored work, or the facts of a new one. */
type Match = number | WorkFacts

async function findMatches(
  handle: Handle,
  medium: Medium,
  facts: readonly WorkFacts[],
): Promise<Match[]> {
  const known = await listKnownIds(handle, medium, facts.flatMap(idsOf))
  const { keysOf, works } = await findNamesakes(handle, medium, facts)
  const shelf: (TitledWork & { match: Match })[] = works.map((one) => ({ ...one, match: one.id }))
  return facts.map((one) => {
    const keys = keysOf(one)
    const namesakes = shelf.filter((work) => keys.includes(work.key))
    const same = namesakes.find((work) => compareNamesakes(work, one, keys) === 'same')
    const match = matchById(known, one) ?? same?.match ?? one
    const home = shelf.find((work) => work.match === match)
    if (home) home.sources = [...home.sources, one.source]
    else shelf.push({ ...asHeld(one), key: keys[0] ?? one.title, match })
    return match
  })
}

/** A work that may be that of some facts, by its own title or a further one. */
interface TitledWork extends Namesake {
  isFurther: boolean
}

/** The works that may be those of the facts by title, and the keys of a title: its own, then those of other spellings. */
async function findNamesakes(handle: Handle, medium: Medium, facts: readonly WorkFacts[]) {
  const formsOf = ({ title }: WorkFacts) => [title, ...spellingsOf(title)]
  const { keys, held } = await listNamesakes(handle, medium, facts.flatMap(formsOf))
  const further = await listFurtherNamesakes(
    handle,
    medium,
    keys.map(({ key }) => key),
  )
  const keyOf = new Map(keys.map(({ title, key }) => [title, key]))
  const works: TitledWork[] = [
    ...held.map((work) => ({ ...work, isFurther: false })),
    ...further.map((work) => ({ ...work, isFurther: true })),
  ]
  const keysOf = (one: WorkFacts) => formsOf(one).map((form) => keyOf.get(form) ?? form)
  return { works, keysOf }
}

/** As `compareWorks`. By a further title or another spelling, only a creator proves it, and never another part of a series. */
function compareNamesakes(work: TitledWork, facts: WorkFacts, [own]: readonly string[]) {
  const likeness = compareWorks(work, facts)
  if (work.key === own && !work.isFurther) return likeness
  if (namesOtherPart(facts.title, work.title)) return 'other'
  const creators = compareCreators(work.creators, facts.creators, facts.medium)
  return likeness === 'same' && creators !== 'same' ? 'other' : likeness
}

/** Matches the source's own id first. Edition ids are sometimes wrong, so the creators must match, too. */
function matchById(known: readonly KnownId[], facts: WorkFacts): number | undefined {
  const findKnown = (id: ExternalId) =>
    known.find((one) => one.source === id.source && one.id === id.id)
  const own = findKnown(ownId(facts))
  if (own) return own.workId
  const others = (facts.ids ?? []).flatMap((id) => findKnown(id) ?? [])
  const believed = others.find(
    ({ source, creators }) =>
      ofOneWork.has(source) || compareCreators(creators, facts.creators, facts.medium) !== 'other',
  )
  return believed?.workId
}

/** Registries with one id per work. */
const ofOneWork = new Set(['imdb', 'thetvdb'])

const asHeld = (facts: WorkFacts) => ({
  id: 0,
  title: facts.title,
  creators: facts.creators,
  releaseDate: facts.releaseDate,
  source: facts.source,
  sources: [facts.source],
  isAdded: false,
  isFurther: false,
})

async function insertNew(
  tx: Tx,
  matches: readonly Match[],
  time: Date,
): Promise<Map<Match, number>> {
  const fresh = [...new Set(matches)].filter((match) => typeof match !== 'number')
  const distinct = new Map(fresh.map((one) => [`${one.source} ${one.externalId}`, one]))
  if (distinct.size === 0) return new Map()
  const stored = await upsertWorks(tx, [...distinct.values()], time)
  const ids = new Map(stored.map((row) => [`${row.source} ${row.externalId}`, row.id]))
  return new Map(fresh.map((one) => [one, ids.get(`${one.source} ${one.externalId}`) ?? 0]))
}

/** All ids in the facts, the source's own first. */
export function idsOf(facts: WorkFacts): ExternalId[] {
  return [ownId(facts), ...(facts.ids ?? [])]
}

const ownId = (facts: WorkFacts): ExternalId => ({ source: facts.source, id: facts.externalId })

/** The search results that need details to tell whether they match a stored work. */
export async function listUnsure(
  db: Handle,
  medium: Medium,
  facts: readonly WorkFacts[],
): Promise<Set<WorkFacts>> {
  const known = await listKnownIds(db, medium, facts.map(ownId))
  const strangers = facts.filter(
    (one) => !known.some(({ source, id }) => source === one.source && id === one.externalId),
  )
  if (strangers.length === 0) return new Set()
  const { keysOf, works } = await findNamesakes(db, medium, strangers)
  const isUnsure = (one: WorkFacts) => {
    const keys = keysOf(one)
    return works.some(
      (work) => keys.includes(work.key) && compareNamesakes(work, one, keys) === 'unsure',
    )
  }
  return new Set(strangers.filter(isUnsure))
}
