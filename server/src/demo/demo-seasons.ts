import type { EntryListing } from '../catalogue/work-facts.ts'
import type { NamedWork } from './demo-works.ts'

export interface DemoSeason {
  work: NamedWork
  season: number
  /** The day of the first episode; the others follow weekly. */
  began: string
  titles: readonly string[]
}

/** Seasons that people of the demo are in, as a source would list them: it is offline. */
export const demoSeasons: readonly DemoSeason[] = [
  {
    work: { medium: 'tvShow', title: 'Severance' },
    season: 1,
    began: '2022-02-18',
    titles: [
      'Good News About Hell',
      'Half Loop',
      'In Perpetuity',
      'The You You Are',
      'The Grim Barbarity of Optics and Design',
      'Hide and Seek',
      'Defiant Jazz',
      "What's for Dinner?",
      'The We We Are',
    ],
  },
  {
    work: { medium: 'tvShow', title: 'Fargo' },
    season: 1,
    began: '2014-04-15',
    titles: [
      "The Crocodile's Dilemma",
      'The Rooster Prince',
      'A Muddy Road',
      'Eating the Blame',
      'The Six Ungraspables',
      "Buridan's Ass",
      'Who Shaves the Barber?',
      'The Heap',
      'A Fox, a Rabbit, and a Cabbage',
      "Morton's Fork",
    ],
  },
]

const weekMs = 7 * 86_400_000

export function listingOf({ season, began, titles }: DemoSeason): EntryListing {
  const first = Date.parse(began)
  const dayOf = (index: number) => new Date(first + index * weekMs).toISOString().slice(0, 10)
  const bare = { season, minutes: null, id: null }
  return {
    source: 'shelf',
    items: [
      { ...bare, kind: 'season', number: null, title: null, releaseDate: began },
      ...titles.map((title, index) => ({
        ...bare,
        kind: 'episode' as const,
        number: index + 1,
        title,
        releaseDate: dayOf(index),
      })),
    ],
  }
}
