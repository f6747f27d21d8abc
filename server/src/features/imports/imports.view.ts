import type {
  ImportFile,
  ImportMatch,
  OutcomeCounts,
  KeptThing,
} from '@medley/contract/transfer/import-values'
import type {
  ImportDetails,
  ImportItem,
  ImportSummary,
  PlannedReview,
  PlannedViewing,
} from '@medley/contract/transfer/imports'
import { countCodePoints, hasAtMost } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { cutText } from '@medley/contract/values/text-cuts'
import { isUnmatched } from './plan/item-state.ts'
import type { PlannedOutcome } from './plan/plan-item.ts'
import { type Entry, isOpenList, type Item } from './merge/import-item.ts'
import type { ShownWork } from './plan/plan.works.queries.ts'
import type { ShownItem } from './plan/shown-items.queries.ts'
import {
  codeBeside,
  type StoredMessage,
  type StoredNote,
  textOf,
  textOfNote,
  toCoded,
} from './merge/stored-message.ts'
import { type Candidate, candidatesMax } from './match/rank-matches.ts'
import type { CountedImport, RowCount, StoredFile } from './imports.queries.ts'
import { keptReasons } from '../../ports/import-target.ts'
import { sourceTraits } from '@medley/doors/source-traits'
import type { KeptRow } from './undo/undo.queries.ts'

/** Retention after the last change, in days. */
export const daysKept = 90
const day = 86_400_000

const excerptLength = 280

export function toSummary(row: CountedImport): ImportSummary {
  return {
    id: row.id,
    state: row.state,
    sources: row.sources,
    timeCreated: row.timeCreated.toISOString(),
    timeChanged: row.timeChanged.toISOString(),
    timeExpires: new Date(row.timeChanged.getTime() + daysKept * day).toISOString(),
    rows: countsOf([row.rowsNew, row.rowsChanged, row.rowsHere, row.rowsChoice, row.rowsLeftOut]),
    items: countsOf([
      row.itemsNew,
      row.itemsChanged,
      row.itemsHere,
      row.itemsChoice,
      row.itemsLeftOut,
    ]),
    questions: {
      likely: row.likely,
      possible: row.possible,
      unknown: row.unknown,
      score: row.score,
      list: row.list,
    },
    keepsUnknown: row.keepsUnknown,
    added: row.itemsAdded,
    updates: row.updates,
    openLists: row.lists.filter(isOpenList).length,
    rounded: row.rounded,
    progress: { done: row.workDone, total: row.workTotal },
    problem: toProblem(row.problem),
    lookUp: {
      total: row.lookedUpTotal,
      done: row.lookedUpDone,
      failed: row.lookedUpFailed,
    },
    written: writtenOf(row.written),
    kept: row.kept,
  }
}

function toProblem(problem: CountedImport['problem']): ImportSummary['problem'] {
  if (!problem) return null
  const { file, line, message } = problem
  return { file, line, message: textOf(message), ...toCoded(message) }
}

/** The things that an import wrote, by the words in which people count them. */
function writtenOf(counts: CountedImport['written']): ImportSummary['written'] {
  const written = (kind: string) => counts[kind] ?? 0
  return {
    reviews: written('review') + written('completion') + written('replacement'),
    engaged: written('engaged'),
    saved: written('saved'),
    lists: written('list'),
    listEntries: written('listEntry'),
    viewings: written('viewing'),
    episodes: written('entryViewing') + written('entryRating'),
    progress: written('progress'),
    remarks: written('remark'),
    comments: written('comment'),
    likes: written('like') + written('listLike'),
    friends: written('friendship'),
    hidden:
      written('mute') +
      written('block') +
      written('hiddenWork') +
      written('dismissedWork') +
      written('filterWord'),
    profile:
      written('goal') +
      written('profileText') +
      written('pinnedReview') +
      written('publishedYear') +
      written('follow'),
  }
}

function countsOf(counts: [number, number, number, number, number]): OutcomeCounts {
  const [added, changed, here, choice, leftOut] = counts
  const total = counts.reduce((sum, count) => sum + count, 0)
  return { total, new: added, changed, here, choice, leftOut }
}

interface Counts {
  rows: readonly RowCount[]
  works: readonly { medium: Medium; count: number }[]
}

export function toDetails(row: CountedImport, { rows, works }: Counts): ImportDetails {
  const counts = new Map<string, number>()
  for (const { file, outcome, count } of rows) {
    const key = `${file} ${outcome}`
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  const worksOf = (medium: Medium) => works.find((one) => one.medium === medium)?.count ?? 0
  return {
    ...toSummary(row),
    works: {
      film: worksOf('film'),
      tvShow: worksOf('tvShow'),
      book: worksOf('book'),
      album: worksOf('album'),
      podcast: worksOf('podcast'),
    },
    leftOut: reasonsIn(rows),
    files: row.files.map((file, index) => toFile(file, index, { counts, lists: row.lists })),
  }
}

const reasonsMax = 12

/** The reasons with most rows, of all files together. */
function reasonsIn(rows: readonly RowCount[]): ImportDetails['leftOut'] {
  const byText = new Map<string, { reason: StoredMessage; rows: number }>()
  for (const { reason, count } of rows) {
    if (reason === null) continue
    const key = typeof reason === 'string' ? reason : JSON.stringify(reason)
    byText.set(key, { reason, rows: (byText.get(key)?.rows ?? 0) + count })
  }
  return [...byText.values()]
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, reasonsMax)
    .map(({ reason, rows: count }) => ({
      rows: count,
      reason: textOf(reason),
      ...codeBeside(reason),
    }))
}

function toFile(
  { name, source, content = null, problem, unused }: StoredFile,
  index: number,
  { counts, lists }: { counts: ReadonlyMap<string, number>; lists: CountedImport['lists'] },
): ImportFile {
  const unclear = lists.find(({ meaning }) => meaning?.file === index)
  const count = (outcome: string) => counts.get(`${index} ${outcome}`) ?? 0
  const rows = countsOf([
    count('new'),
    count('changed'),
    count('here'),
    count('choice'),
    count('leftOut'),
  ])
  return {
    id: index + 1,
    name,
    source,
    content,
    listMeaning: unclear?.meaning ? (unclear.meaning.as ?? 'unclear') : null,
    rows,
    problem: problem && {
      line: problem.line,
      message: textOf(problem.message),
      ...codeBeside(problem.message),
    },
    unused: unused
      ? { rows: unused.rows, reason: textOf(unused.reason), ...codeBeside(unused.reason) }
      : null,
  }
}

/** An item with its works; `listTitles` maps the keys of the import's lists to their titles. */
export function toItem(
  planned: ShownItem,
  files: readonly StoredFile[],
  works: ReadonlyMap<number, ShownWork>,
  listTitles: ReadonlyMap<string, string>,
): ImportItem {
  const { position, item, plannedOutcome, match, candidates, decision } = planned
  const work = item.kind === 'work' ? item.work : null
  return {
    id: position,
    outcome: planned.outcome,
    question: plannedOutcome.question,
    ...titleOf(item),
    year: work?.year ?? null,
    creators: work?.creators ?? [],
    mediums: work?.mediums ?? [],
    match: toMatch(match, works),
    addsWork: isUnmatched(planned) && planned.outcome === 'new',
    candidates: candidates.slice(0, candidatesMax).flatMap((one) => toMatch(one, works) ?? []),
    decision,
    takesChanges: planned.takesChanges,
    reviews: reviewsOf(item, plannedOutcome),
    engaged: plannedOutcome.engaged,
    saved: plannedOutcome.saved,
    lists: listsOf(item, plannedOutcome, listTitles),
    viewings: viewingsOf(item, plannedOutcome),
    viewingCount: planned.viewingCount,
    episodes: planned.episodes,
    progress: progressOf(item, plannedOutcome),
    friend: plannedOutcome.friend ?? null,
    rows: item.rows.map(({ file, line }, index) => ({
      file: files[file]?.name ?? '',
      line,
      outcome: plannedOutcome.rows[index]?.outcome ?? 'leftOut',
      ...noteOf(plannedOutcome.rows[index]?.note ?? null),
    })),
    rowCount: planned.rowCount,
  }
}

function titleOf(item: Item): Pick<ImportItem, 'title' | 'label'> {
  const title = item.kind === 'work' ? item.work.title : item.title
  if (title === null || typeof title === 'string') return { title, label: null }
  return { title: textOf(title), label: toCoded(title) }
}

function noteOf(note: StoredNote | null): Pick<ImportItem['rows'][number], 'note' | 'notes'> {
  if (note === null) return { note, notes: [] }
  return { note: textOfNote(note), notes: typeof note === 'string' ? [] : note.map(toCoded) }
}

function toMatch(
  candidate: Candidate | null,
  works: ReadonlyMap<number, ShownWork>,
): ImportMatch | null {
  const work = candidate && works.get(candidate.workId)
  if (!candidate || !work) return null
  return {
    work: {
      id: work.id,
      medium: work.medium,
      title: work.title,
      posterSource: work.posterSource,
      releaseDate: work.releaseDate,
      creators: work.creators.map((name) => ({ name })),
    },
    sureness: candidate.sureness,
    reason: candidate.reason,
  }
}

function reviewsOf(item: Item, { reviews }: PlannedOutcome): PlannedReview[] {
  if (item.kind !== 'work') return []
  return item.entries.map((entry, index) => ({
    rating: reviews[index]?.rating ?? null,
    sourceRating: entry.rating?.value ?? null,
    sourceScale: entry.rating?.scale ?? sourceTraits[item.source].scale,
    isRounded: entry.rating?.isRounded ?? false,
    excerpt: excerptOf(entry),
    textLength: countCodePoints(entry.text ?? ''),
    spoiler: entry.spoiler,
    dateViewed: entry.dateViewed,
    timePosted: entry.timePosted,
    isRepeat: entry.isRepeat,
    outcome: reviews[index]?.outcome ?? 'leftOut',
    was: reviews[index]?.changes?.was ?? null,
  }))
}

function excerptOf({ text }: Entry): string | null {
  if (text === null || hasAtMost(text, excerptLength)) return text
  return `${cutText(text, excerptLength)}…`
}

function viewingsOf(item: Item, { viewings = [] }: PlannedOutcome): PlannedViewing[] {
  const ofItem = item.kind === 'work' ? (item.viewings ?? []) : []
  return ofItem.map(({ day, isRepeat, tags }, index) => ({
    day,
    isRepeat,
    tags,
    outcome: viewings[index] ?? 'leftOut',
  }))
}

function progressOf(item: Item, { parts = {} }: PlannedOutcome): ImportItem['progress'] {
  const progress = item.kind === 'work' ? item.parts?.progress?.[0] : undefined
  if (!progress) return null
  const { state, entry, amount, unit, total } = progress
  const outcome = parts['progress']?.[0] ?? 'leftOut'
  const { season = null, number = null } = entry ?? {}
  return { state, season, number, amount, unit, total, outcome }
}

function listsOf(
  item: Item,
  { listings }: PlannedOutcome,
  titles: ReadonlyMap<string, string>,
): ImportItem['lists'] {
  const keys = item.kind === 'work' ? item.listings : item.kind === 'list' ? [item] : []
  return keys.flatMap(({ list }, index) => {
    const title = titles.get(list)
    return title === undefined ? [] : { title, outcome: listings[index] ?? 'leftOut' }
  })
}

export function toKeptThing({ reason, ...row }: KeptRow): KeptThing {
  const code = keptReasons.find((one) => one === reason)
  return { ...row, reason: code === undefined ? reason : textOf({ code }), code: code ?? null }
}
