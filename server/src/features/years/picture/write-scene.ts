import { type ServerTexts, textsIn } from '@medley/texts/server'
import type { Language } from '@medley/contract/values/languages'
import type { SceneName, Scenes } from '@medley/contract/library/years'
import { displayTitleOf } from '@medley/messages/titles'
import type { CoverFacts } from '../../../drawing/draw-cover.ts'
import { drawableName, isDrawable } from '../../../drawing/lettering.ts'
import { type Locale, localeOf } from '../../../lib/locale.ts'
import type { YearPicture } from './year-picture.ts'

type Texts = ServerTexts['years']['picture'] & Locale

interface About {
  /** Those of `sceneWorks` that everyone may see, in their order. */
  works: readonly CoverFacts[]
  owner: { firstName: string | null; lastName: string | null; username: string }
  year: number
  language: Language
}

type Written = Omit<YearPicture, 'format'>
type Part = Pick<Written, 'heading' | 'art'> & Partial<Written>

/** The ids of the works that a picture of a scene shows. */
export function sceneWorks(scenes: Scenes, name: SceneName): number[] {
  const scene = scenes[name]
  if (!scene) return []
  return 'covers' in scene ? scene.covers.map(({ id }) => id) : [scene.work.id]
}

/** The words and the art of the picture of a scene; null for a scene that is not there or not for everyone. */
export function writeScene(scenes: Scenes, name: SceneName, about: About): Written | null {
  const texts = { ...textsIn(about.language).years.picture, ...localeOf(about.language) }
  const part = scenes[name]?.hasPicture === true ? writers[name](scenes, texts, about) : null
  return (
    part && {
      name: texts.names[name],
      isHuge: false,
      lines: [],
      words: null,
      ratings: [],
      owner: texts.owner({ name: drawableName(about.owner), year: about.year }),
      ...part,
    }
  )
}

const writers: Record<SceneName, (scenes: Scenes, texts: Texts, about: About) => Part | null> = {
  number: ({ number }, texts, { works }) => ({
    heading: texts.number(number.works),
    isHuge: true,
    lines: [
      texts.workCount({ count: number.works }),
      texts.list(
        number.mediums.map((one) => texts.ofMedium({ medium: one.medium, count: one.works })),
      ),
      texts.list(amountsOf(number, texts)),
    ],
    art: { kind: 'row', works },
  }),
  month: ({ month }, texts, { works }) =>
    month && {
      heading: texts.months[month.month - 1] ?? '',
      lines: [texts.worksOfMonth({ count: month.works })],
      art: {
        kind: 'months',
        months: month.months,
        busiest: month.month,
        initials: texts.months.map((one) => one.charAt(0)),
        works,
      },
    },
  faces: (_, texts, { works, year }) =>
    works.length === 0 ? null : { heading: texts.facesOf({ year }), art: { kind: 'faces', works } },
  surprise: ({ surprise }, texts, about) => {
    if (!surprise) return null
    const usual = surprise.of === 'everyone' ? texts.everyone : texts.usually
    const part = writeRated(surprise, texts, about)
    return (
      part && {
        ...part,
        words: null,
        ratings: [...part.ratings, ratingOf(surprise.usual, usual, texts)],
      }
    )
  },
  person: ({ person }, texts, { works }) =>
    person && {
      heading: drawableName(person.person),
      lines: [
        texts.inCommon({ count: person.works }),
        ...(person.evenings > 0 ? [texts.evenings({ count: person.evenings })] : []),
      ],
      art: { kind: 'row', works },
    },
  worst: ({ worst }, texts, about) => worst && writeRated(worst, texts, about),
  best: ({ best }, texts, about) => best && writeRated(best, texts, about),
}

function writeRated(
  { work, rating, words }: NonNullable<Scenes['best']>,
  texts: Texts,
  { works, owner }: About,
) {
  const [cover] = works
  if (!cover) return null
  const creators = texts.list(cover.creators.filter(isDrawable).slice(0, 2))
  const { username, firstName } = owner
  const title = [displayTitleOf(cover), work.title].find(isDrawable)
  return {
    // Without a title that the fonts can write, the picture names who made the work.
    ...(title === undefined
      ? { heading: creators, lines: [] }
      : { heading: title, lines: [creators] }),
    words,
    ratings: [ratingOf(rating, drawableName({ username, firstName, lastName: null }), texts)],
    art: { kind: 'cover', work: cover } as const,
  }
}

const ratingOf = (rating: number, label: string, { number }: Texts) => ({
  rating,
  text: number(rating),
  label,
})

function amountsOf({ minutes, pages }: Scenes['number'], texts: Texts): string[] {
  const hours = Math.round(minutes / 60)
  return [
    ...(hours > 0 ? [texts.hours({ count: hours })] : []),
    ...(pages > 0 ? [texts.pages({ count: pages })] : []),
  ]
}
