import type { Profile } from '@medley/contract/values/shapes'
import type { Scenes } from '@medley/contract/library/years'
import { FacesScene, MonthScene, NumberScene } from './counted-scenes.tsx'
import { PersonScene } from './person-scene.tsx'
import { RatedWorkScene } from './rated-work-scene.tsx'
import type { SceneOwner } from './scene-owner.ts'
import styles from './scenes.module.css'

type ScenesListProps = { owner: Profile; isOwn: boolean; year: number; scenes: Scenes }

/** The scenes of a year that there are, one below the other. */
export function ScenesList({ owner, isOwn, year, scenes }: ScenesListProps) {
  const { number, month, faces, surprise, person, worst, best } = scenes
  const of: SceneOwner = { owner, isOwn, year }
  return (
    <div className={styles['scenes']}>
      <NumberScene of={of} scene={number} />
      {month && <MonthScene of={of} scene={month} />}
      {faces.covers.length > 0 && <FacesScene of={of} scene={faces} />}
      {surprise && <RatedWorkScene of={of} name="surprise" scene={surprise} usual={surprise} />}
      {person && <PersonScene of={of} scene={person} />}
      {worst && <RatedWorkScene of={of} name="worst" scene={worst} />}
      {best && <RatedWorkScene of={of} name="best" scene={best} />}
    </div>
  )
}
