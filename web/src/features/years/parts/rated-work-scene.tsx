import { yearsTexts } from '@medley/texts/years'
import type { RatedScene, Scenes } from '@medley/contract/library/years'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { LeaveOutButton } from './leave-out-button.tsx'
import type { SceneOwner } from './scene-owner.ts'
import { Scene } from './scene.tsx'
import styles from './scenes.module.css'
import { YearCover } from './year-cover.tsx'

type RatedWorkSceneProps = {
  of: SceneOwner
  name: 'surprise' | 'worst' | 'best'
  scene: RatedScene
  /** A mean that the rating is compared with. */
  usual?: NonNullable<Scenes['surprise']>
}

/** From this rating on, the worst work of a year was not bad. */
const notBad = 6

/** A work with its rating and, where there are some, words of the review. */
export function RatedWorkScene({ of, name, scene, usual }: RatedWorkSceneProps) {
  const { work, rating, reviewId, words, hasPicture } = scene
  const rater = of.isOwn ? yearsTexts.you : displayName(of.owner)
  return (
    <Scene
      of={of}
      name={name}
      hasPicture={hasPicture}
      isNarrow
      heading={<Link to={paths.work(work)}>{displayTitleOf(work)}</Link>}
      actions={of.isOwn && <LeaveOutButton userId={of.owner.id} year={of.year} work={work} />}
      art={
        <div className={styles['single']}>
          <YearCover work={work} />
        </div>
      }
    >
      {work.creators.length > 0 && (
        <p className={styles['line']}>{work.creators.map((one) => one.name).join(', ')}</p>
      )}
      <div className={styles['ratings']}>
        <Rated rating={rating} label={rater} />
        {usual && (
          <Rated
            rating={usual.usual}
            label={
              usual.of === 'everyone'
                ? yearsTexts.everyone
                : yearsTexts.usually({ medium: work.medium })
            }
          />
        )}
      </div>
      {name === 'worst' && rating >= notBad && (
        <p className={styles['line']}>{yearsTexts.notSoBad}</p>
      )}
      {words !== null && <blockquote className={styles['quote']}>{words}</blockquote>}
      {words !== null && <Link to={paths.review(reviewId)}>{yearsTexts.readReview}</Link>}
    </Scene>
  )
}

function Rated({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles['rated']}>
      <RatingCircle rating={rating} size="l" label={label} />
      <span aria-hidden="true">{label}</span>
    </span>
  )
}
