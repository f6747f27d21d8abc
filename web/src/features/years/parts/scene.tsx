import { yearsTexts } from '@medley/texts/years'
import typography from '../../../ui/layout/typography.module.css'
import type { SceneName } from '@medley/contract/library/years'
import {
  CalendarDays,
  CloudLightning,
  Hash,
  Heart,
  LayoutGrid,
  Sparkles,
  Users,
} from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Overline } from '../../../ui/layout/overline.tsx'
import type { SceneOwner } from './scene-owner.ts'
import styles from './scenes.module.css'
import { ShareScene } from './share-scene.tsx'

type SceneProps = {
  of: SceneOwner
  name: SceneName
  hasPicture: boolean
  heading: ReactNode
  /** A number, which is written large. */
  isHuge?: boolean
  /** Beside the words on wide screens, and below them on small ones. */
  art: ReactNode
  /** The art is a cover, which takes less room. */
  isNarrow?: boolean
  /** Beside the button that shares the scene. */
  actions?: ReactNode
  children?: ReactNode
}

const icons: Record<SceneName, ReactNode> = {
  number: <Hash aria-hidden="true" />,
  month: <CalendarDays aria-hidden="true" />,
  faces: <LayoutGrid aria-hidden="true" />,
  surprise: <Sparkles aria-hidden="true" />,
  person: <Users aria-hidden="true" />,
  worst: <CloudLightning aria-hidden="true" />,
  best: <Heart aria-hidden="true" />,
}

/** One scene of a year: its words, what it shows, and a button that shares it. */
export function Scene(props: SceneProps) {
  const { of, name, hasPicture, heading, isHuge, art, isNarrow, actions, children } = props
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles['scene'], isNarrow && styles['narrow'])}
    >
      <div className={styles['words']}>
        <Overline icon={icons[name]}>{yearsTexts[name]}</Overline>
        <h2 id={id} className={classNames(styles['heading'], isHuge && styles['huge'])}>
          {heading}
        </h2>
        {children}
        <div className={styles['actions']}>
          {hasPicture && <ShareScene of={of} name={name} />}
          {actions}
        </div>
        {!hasPicture && of.isOwn && (
          <p className={typography['faint-small']}>{yearsTexts.owner.noPicture}</p>
        )}
      </div>
      <div className={styles['art']}>{art}</div>
    </section>
  )
}
