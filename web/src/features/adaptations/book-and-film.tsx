import { adaptationsTexts } from '@medley/texts/adaptations'
import layout from '../../ui/layout/layout.module.css'
import type { Adaptations } from '@medley/contract/works/adaptations'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { displayTitleOf, yearOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { joinFacts } from '../../lib/facts.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useMember } from '../sessions/session.ts'
import { setMark, useWorkMarks } from '../work-marks/work-marks.calls.ts'
import { coverProps } from '../works/cover-props.ts'
import { WorkPoster } from '../works/work-poster.tsx'
import { adaptationsQuery } from './adaptations.calls.ts'
import styles from './book-and-film.module.css'

type Relative = Adaptations['items'][number]

/** "Also a film, 2001": what a work was made from and what was made from it; renders nothing without any. */
export function BookAndFilm({ work }: { work: WorkDetails }) {
  const member = useMember()
  const { data } = useQuery(adaptationsQuery(work))
  const { hasEngaged } = useWorkMarks(work)
  const [first] = data?.items ?? []
  if (!data || !first) return null
  return (
    <section aria-label={adaptationsTexts.heading} className={layout['stack-2']}>
      <ul role="list" className={styles['row']}>
        {data.items.map((item) => (
          <li key={item.work.id}>
            <RelativeLink item={item} title={displayTitleOf(work)} />
          </li>
        ))}
      </ul>
      {member && hasEngaged && <Offer key={first.work.id} item={first} />}
    </section>
  )
}

function RelativeLink({ item, title }: { item: Relative; title: string }) {
  const { work, friendsRating } = item
  const year = work.releaseDate === null ? null : yearOf(work.releaseDate)
  const facts = joinFacts([
    displayTitleOf(work) !== title && displayTitleOf(work),
    friendsRating !== null && adaptationsTexts.friends({ rating: friendsRating }),
    work.rating !== null && adaptationsTexts.everyone({ rating: work.rating }),
  ])
  return (
    <Link {...coverProps(work)} to={paths.work(work)} className={styles['link']}>
      <span className={styles['poster']}>
        <WorkPoster work={work} decorative />
      </span>
      <span className={styles['words']}>
        <span className={styles['also']}>
          {adaptationsTexts.also({ medium: work.medium, year })}
        </span>
        {facts && <span className={styles['facts']}>{facts}</span>}
      </span>
    </Link>
  )
}

/** "There is a film. Save it?", for who knows the work but not the other one. */
function Offer({ item: { work } }: { item: Relative }) {
  const { hasEngaged, savedForLater } = useWorkMarks(work)
  if (hasEngaged) return null
  const save = async () => {
    const outcome = await setMark(work, 'savedForLater', true)
    if (outcome === 'failed') showSnackbar({ text: adaptationsTexts.failed, kind: 'error' })
  }
  return (
    <p className={styles['offer']} role="status">
      {savedForLater ? (
        adaptationsTexts.saved
      ) : (
        <>
          {adaptationsTexts.thereIs({ medium: work.medium })}{' '}
          <Button kind="link" onClick={() => void save()}>
            {adaptationsTexts.save}
          </Button>
        </>
      )}
    </p>
  )
}
