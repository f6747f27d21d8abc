import { yearsTexts } from '@medley/texts/years'
import type { Scenes } from '@medley/contract/library/years'
import { displayName } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Covers } from './covers.tsx'
import type { SceneOwner } from './scene-owner.ts'
import { Scene } from './scene.tsx'
import styles from './scenes.module.css'

type PersonSceneProps = { of: SceneOwner; scene: NonNullable<Scenes['person']> }

/** The friend with the most works in common. */
export function PersonScene({ of, scene }: PersonSceneProps) {
  const { person, works, evenings, sent, covers, hasPicture } = scene
  const name = displayName(person)
  const lines = [
    yearsTexts.inCommon({ count: works }),
    ...(evenings > 0 ? [yearsTexts.evenings({ count: evenings })] : []),
    ...(sent !== null && sent > 0 ? [yearsTexts.sent({ count: sent })] : []),
  ]
  return (
    <Scene
      of={of}
      name="person"
      hasPicture={hasPicture}
      heading={
        <Link className={styles['person']} to={paths.profile(person.username)}>
          <Avatar
            name={name}
            colourOf={person.username}
            src={person.profilePicture}
            size={72}
            decorative
          />
          <span>{name}</span>
        </Link>
      }
      art={<Covers works={covers} />}
    >
      {lines.map((line) => (
        <p key={line} className={styles['line']}>
          {line}
        </p>
      ))}
    </Scene>
  )
}
