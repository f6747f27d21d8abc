import { formatNumber, plural } from '../../lib/locale.ts'

/** Texts of an import that was written or undone. */
export const endTexts = {
  imported: (written: string) => `Imported: ${written}.`,
  toFeed: 'Back to Main Feed',
  toDiary: 'See your diary',
  toProfile: 'See your profile',
  skipped: (count: number) =>
    plural(count, { one: 'You skipped # entry', other: 'You skipped # entries' }),
  importMore: 'Import More Data',
  undo: 'Undo this import',
  confirmUndo: 'Undo Import',
  waiting: (count: number) =>
    plural(count, {
      one: '# question is waiting for your answer.',
      other: '# questions are waiting for your answers.',
    }),
  lookAt: (count: number) => (count === 1 ? 'Look at it' : 'Look at them'),
  missingScores: (count: number, until: string) =>
    plural(count, {
      one: `# text still needs a rating. You can add it until ${until}.`,
      other: `# texts still need a rating. You can add them until ${until}.`,
    }),
  giveScores: (count: number) => (count === 1 ? 'Add a rating' : 'Add ratings'),
  notImported: (count: number) => `Not imported: ${formatNumber(count)}`,
  leftOut: 'What was left out',
  download: 'Download as CSV',
  kept: (count: number) => `Kept: ${formatNumber(count)}`,
  keptReason: (kind: string, reason: string) => `${kind}: ${reason}`,
  more: (count: number) => `And ${formatNumber(count)} more.`,
  kinds: {
    review: 'Review',
    engaged: 'Watched, read or listened to',
    saved: 'Saved for later',
    list: 'List',
    listEntry: 'List entry',
    viewing: 'Day in your diary',
  },
}

interface Balance {
  /** Works that are on Medley now. */
  here: number
  /** Of them, works kept as the export names them. */
  added: number
  leftOut: number
}

/** How many works are here, and how many entries were left out. */
export function balanceText({ here, added, leftOut }: Balance): string {
  const works = plural(here, { one: '# work is here', other: '# works are here' })
  const kept =
    added > 0 ? `, ${formatNumber(added)} of them as in your export because they were new here` : ''
  const left =
    leftOut > 0
      ? ` ${plural(leftOut, { one: '# entry was left out.', other: '# entries were left out.' })}`
      : ''
  return `${works}${kept}.${left}`
}

/** Result of undoing an import: changed entries, and new works that are in use. */
export function undoneText({ kept, added }: { kept: number; added: number }): string {
  if (kept + added === 0) return 'Everything this import added is gone.'
  const changed = kept > 0 ? ', except what you’ve changed since' : ''
  const works =
    added > 0
      ? ` ${plural(added, { one: '# new work stays because it is in use.', other: '# new works stay because they are in use.' })}`
      : ''
  return `Everything this import added is gone${changed}.${works}`
}
