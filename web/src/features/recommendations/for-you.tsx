import { recommendationsTexts } from '@medley/texts/recommendations'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { RecommendedStrip } from './recommended-strip.tsx'
import { homeRecommendationsQuery } from './recommendations.calls.ts'

/** A row of the member's recommendations; renders nothing without any. */
export function ForYou() {
  const { data } = useQuery(homeRecommendationsQuery)
  if (!data) return null
  return (
    <RecommendedStrip
      heading={recommendationsTexts.forYou}
      medium="film"
      items={data.items}
      isCounted
      shownMax={12}
      link={{ to: paths.discover(), text: recommendationsTexts.more }}
    />
  )
}
