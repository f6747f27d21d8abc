import { yearsTexts } from '@medley/texts/years'
import type { Scenes } from '@medley/contract/library/years'
import { formatDate, formatList, formatNumber } from '../../../lib/locale.ts'
import { Covers } from './covers.tsx'
import { MonthBars } from './month-bars.tsx'
import type { SceneOwner } from './scene-owner.ts'
import { Scene } from './scene.tsx'
import styles from './scenes.module.css'

type SceneOf<Name extends keyof Scenes> = { of: SceneOwner; scene: NonNullable<Scenes[Name]> }

/** How many works, hours and pages. */
export function NumberScene({ of, scene }: SceneOf<'number'>) {
  const { works, minutes, pages, mediums, covers, hasPicture } = scene
  const hours = Math.round(minutes / 60)
  const amounts = [
    ...(hours > 0 ? [yearsTexts.hours({ count: hours })] : []),
    ...(pages > 0 ? [yearsTexts.pages({ count: pages })] : []),
  ]
  return (
    <Scene
      of={of}
      name="number"
      hasPicture={hasPicture}
      isHuge
      heading={
        <>
          {formatNumber(works)}{' '}
          <span className={styles['unit']}>{yearsTexts.works({ count: works })}</span>
        </>
      }
      art={<Covers works={covers} />}
    >
      <p className={styles['line']}>
        {formatList(
          mediums.map((one) => yearsTexts.ofMedium({ medium: one.medium, count: one.works })),
        )}
      </p>
      {amounts.length > 0 && <p className={styles['line']}>{formatList(amounts)}</p>}
    </Scene>
  )
}

/** The month with the most works. */
export function MonthScene({ of, scene }: SceneOf<'month'>) {
  const { month, works, months, covers, hasPicture } = scene
  return (
    <Scene
      of={of}
      name="month"
      hasPicture={hasPicture}
      heading={formatDate(`2001-${String(month).padStart(2, '0')}-01`, 'monthName')}
      art={
        <>
          <MonthBars months={months} busiest={month} />
          <Covers works={covers} />
        </>
      }
    >
      <p className={styles['line']}>{yearsTexts.inMonth({ count: works })}</p>
    </Scene>
  )
}

/** Covers of the whole year. */
export function FacesScene({ of, scene: { covers, hasPicture } }: SceneOf<'faces'>) {
  return (
    <Scene
      of={of}
      name="faces"
      hasPicture={hasPicture}
      heading={yearsTexts.byCovers({ year: of.year })}
      art={<Covers works={covers} isDense />}
    />
  )
}
