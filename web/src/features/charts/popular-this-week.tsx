import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { palettesOf } from '../works/work-poster.tsx'
import { WorkCard } from '../works/work-card.tsx'
import { StripSkeleton, WorkStrip } from '../works/work-strip.tsx'
import { popularThisWeekQuery } from './popular-works.calls.ts'
import { popularWorksTexts as texts } from './popular-works.messages.ts'

/** Fewer works are no row. */
const worksMin = 4

/** The works that most members reviewed or rated in the last week; renders nothing without a few. */
export function PopularThisWeek() {
  const { data, isPending } = useQuery(popularThisWeekQuery)
  const works = data ?? []
  if (!isPending && works.length < worksMin) return null
  const palettes = palettesOf(works)
  return (
    <WorkStrip
      heading={texts.heading}
      medium="film"
      name={texts.heading}
      link={{ to: paths.charts('film'), text: texts.link }}
      instead={<StripSkeleton medium="film" />}
    >
      {works.length > 0 &&
        works.map((work, index) => (
          <li key={work.id}>
            <WorkCard work={work} palette={palettes[index]} />
          </li>
        ))}
    </WorkStrip>
  )
}
