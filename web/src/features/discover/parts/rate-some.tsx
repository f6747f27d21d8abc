import { recommendationsTexts } from '@medley/texts/recommendations'
import type { Medium } from '@medley/contract/values/medium'
import type { Recommendations } from '@medley/contract/works/recommendations'
import { WorksToRate } from '../../works-to-rate/works-to-rate.tsx'
import styles from './rate-some.module.css'

type RateSomeProps = {
  basis: Recommendations['basis']
  medium: Medium | null
  /** Works that are on the screen already. */
  except: ReadonlySet<number>
}

/** The requirements of good recommendations that are missing, with works to rate; renders nothing if none are. */
export function RateSome({ basis, medium, except }: RateSomeProps) {
  const { likedCount, wantedCount } = basis
  if (likedCount >= wantedCount) return null
  return (
    <div className={styles['missing']}>
      <p className={styles['numbers']}>
        {recommendationsTexts.rateSome({ wanted: wantedCount, rated: likedCount, medium })}
      </p>
      <p className={styles['detail']}>{recommendationsTexts.rateSomeDetail}</p>
      <WorksToRate medium={medium} except={except} />
    </div>
  )
}
