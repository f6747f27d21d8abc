import type {
  ImportContent,
  ImportDetails,
  ImportOutcome,
  ImportSource,
  ImportState,
  MatchReason,
} from '@medley/contract/imports'
import { formatList, formatNumber } from '../../lib/locale.ts'

/** Texts of imports. */
export const importsTexts = {
  failed: 'An error has occurred',
  loadFailed: 'The import could not be loaded',
  reading: 'Reading your files…',
  privacy:
    'Private notes in your files stay private: they are not read. Nothing is saved before you have seen it.',
  keptPlan: 'Your answers are kept: you can leave and go on later, from the list under Import.',
  discardPrompt: 'Discard this import?',
  discardBody: 'Nothing of it was saved. Your files stay as they are.',
  discarded: 'Import discarded',
  undoPrompt: 'Take this import back?',
  undoBody: 'What it made goes, but for what you have changed by hand since.',
  addsWork: 'Kept as your export names it',
  openProfile: 'Open their profile to send a friend request',
  nothingNew: 'Everything in these files is here already.',
} as const

export const sourceNames: Record<ImportSource, string> = {
  letterboxd: 'Letterboxd',
  goodreads: 'Goodreads',
  storygraph: 'StoryGraph',
  imdb: 'IMDb',
  trakt: 'Trakt',
  medley: 'Medley',
}

export const outcomeNames: Record<ImportOutcome, string> = {
  new: 'New',
  here: 'Already here',
  choice: 'To look at',
  leftOut: 'Left out',
}

export const contentNames: Record<ImportContent, string> = {
  review: 'reviews and diary',
  rating: 'ratings',
  watched: 'watched films',
}

export const stateNames: Record<ImportState, string> = {
  planned: 'Not saved yet',
  confirmed: 'Waiting to be saved',
  writing: 'Being saved',
  written: 'Saved',
  undoing: 'Being taken back',
  undone: 'Taken back',
}

const reasonTexts: Record<MatchReason, string> = {
  id: 'Same id',
  'title, year and creator': 'Same title, year and creator',
  'title and creator': 'Same title and creator',
  'title and year': 'Same title and year',
  'title and about the year': 'Same title, about the same year',
  title: 'Same title only',
  'similar title': 'Similar title',
  chosen: 'Chosen by you',
  added: 'Kept as your export names it',
}

/** The reason for a match, as text. */
export function showReason(reason: MatchReason): string {
  return reasonTexts[reason]
}

/** 1 work, 2,000 works. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** An import's sources, as text. */
export function showSources(sources: readonly ImportSource[]): string {
  return formatList(sources.map((source) => sourceNames[source])) || 'Files that were not read'
}

/** Counts of what an import saved: "3 reviews, 2 lists". */
export function showWritten({ written }: Pick<ImportDetails, 'written'>): string {
  const parts = [
    written.reviews > 0 && countOf(written.reviews, 'review'),
    written.engaged > 0 &&
      countOf(
        written.engaged,
        'work watched, read or listened to',
        'works watched, read or listened to',
      ),
    written.saved > 0 && countOf(written.saved, 'work saved for later', 'works saved for later'),
    written.lists > 0 && countOf(written.lists, 'list'),
    written.viewings > 0 && countOf(written.viewings, 'day in your diary', 'days in your diary'),
    written.listEntries > 0 && countOf(written.listEntries, 'list entry', 'list entries'),
    written.comments > 0 && countOf(written.comments, 'comment'),
    written.likes > 0 && countOf(written.likes, 'like'),
    written.friends > 0 && countOf(written.friends, 'friend'),
    written.hidden > 0 &&
      countOf(written.hidden, 'thing you hide or block', 'things you hide or block'),
  ].filter((part) => part !== false)
  return parts.join(', ') || 'nothing'
}

/** Look-up progress: "Looking up 312 works at the sources: 40 so far." */
export function showLookUp({ total, done, failed }: ImportDetails['lookUp']): string {
  const works = countOf(total, 'work')
  if (done < total) {
    return `Looking up ${works} at the sources: ${formatNumber(done)} so far. You need not wait: it goes on after the import.`
  }
  const lost = failed > 0 ? `; ${countOf(failed, 'of them', 'of them')} could not be asked for` : ''
  return `${works} looked up at the sources${lost}.`
}
