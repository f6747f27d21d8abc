import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { limits } from '@medley/contract/limits'
import { setProfileTexts } from '@medley/contract/people/profiles'
import { bounded, type Read, type ReadRow } from './medley-bounded.ts'

/** Reads the goals of an export and what its member shows on their profile, and names what stays behind. */
export function readProfile(document: ExportDocument, past: (time: string) => string): Read[] {
  const { goals, publishedYears, lists } = document
  const titles = new Set(lists.map(({ title }) => title.toLowerCase()))
  return [
    ...bounded(
      goals,
      'goals',
      (one): ReadRow => {
        const goal = toGoal({ ...one, timeCreated: past(one.timeCreated) })
        if (goal === null) return null
        const comesAlong = goal.list !== null && titles.has(goal.list.toLowerCase())
        const title = { code: 'goal', params: { year: goal.year } } as const
        return { title, thing: { kind: 'goal', goal, comesAlong } }
      },
      'invalidHere',
    ),
    ...readTexts(document),
    ...readPin(document, past),
    ...bounded(publishedYears, 'publishedYears', ({ year, timePublished }): ReadRow => ({
      title: { code: 'publishedYear', params: { year } },
      thing: { kind: 'publishedYear', year, time: past(timePublished) },
    })),
    ...nameRest(document),
  ]
}

type Goal = ExportDocument['goals'][number]

/** A goal as it can be set here; null for one that a file made up. */
function toGoal(goal: Goal): Goal | null {
  const { kind, medium, list, until } = goal
  if (kind === 'list') {
    if (list === null || until === null) return null
    return withinYears({ ...goal, year: Number(until.slice(0, 4)), medium: null, target: null })
  }
  const target = Math.min(goal.target ?? 0, limits.goalTargetMax)
  if (target < 1) return null
  const facts = { target, list: null, until: null, medium: kind === 'works' ? medium : null }
  return withinYears({ ...goal, ...facts })
}

function withinYears(goal: Goal): Goal | null {
  return goal.year >= limits.goalYearMin && goal.year <= limits.goalYearMax ? goal : null
}

const fields = ['bio', 'link', 'place', 'pronouns'] as const

/** The texts that a member could write here, too. */
function readTexts({ profile }: ExportDocument): Read[] {
  const { shape } = setProfileTexts.body
  return fields.flatMap((field) => {
    const { data: text } = shape[field].safeParse(profile[field] ?? '')
    if (!text) return []
    const title = { code: 'profileText', params: { text } } as const
    return { title, thing: { kind: 'profileText', field, text } as const }
  })
}

function readPin(
  { reviews, pinnedReview }: ExportDocument,
  past: (time: string) => string,
): Read[] {
  const pinned = reviews.find(({ id }) => id === pinnedReview)
  if (!pinned) return []
  const { timePosted, rating, work } = pinned
  const { medium, title } = work
  const review = { timePosted: past(timePosted), medium, title, rating }
  const thing = { kind: 'pinnedReview', review, comesAlong: true } as const
  return [{ title: { code: 'pinnedReview', params: { title } }, thing }]
}

/** Names the rest, which concerns others or how one Medley was set up, and comes to no other. */
function nameRest(document: ExportDocument): Read[] {
  const { sentWorks, favoriteShelves, leftOutWorks, notificationSettings } = document
  const switches = [
    ...notificationSettings,
    ...(document.weeklyDigest ? [true] : []),
    ...(document.isFindable ? [true] : []),
  ]
  const rest = [
    ['sentWorks', sentWorks],
    ['shelfWorks', favoriteShelves],
    ['leftOutWorks', leftOutWorks],
    ['switches', switches],
  ] as const
  return rest
    .filter(([, ones]) => ones.length > 0)
    .map(([code, { length: count }]) => ({
      title: { code, params: { count } },
      reason: { code: 'staysBehind' },
    }))
}
