import { yearsTexts } from '@medley/texts/years'
import layout from '../../../ui/layout/layout.module.css'
import type { Profile } from '@medley/contract/values/shapes'
import type { MemberYear } from '@medley/contract/library/years'
import { Globe, Lock } from 'lucide-react'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { usePublish } from '../years.calls.ts'
import styles from './owner-bar.module.css'

type OwnerBarProps = { owner: Profile; shown: MemberYear; title: string }

/** Who sees the year, and the button that changes it. */
export function OwnerBar({ owner, shown: { year, isPublished }, title }: OwnerBarProps) {
  const { mutate, isPending } = usePublish({ userId: owner.id, year })
  const Icon = isPublished ? Globe : Lock
  return (
    <div className={styles['bar']}>
      <p className={styles['state']} role="status">
        <Icon aria-hidden="true" />
        <span>
          <strong>{isPublished ? yearsTexts.owner.public : yearsTexts.owner.private}</strong>{' '}
          {isPublished ? yearsTexts.owner.publicHint : yearsTexts.owner.privateHint}
        </span>
      </p>
      <div className={layout['wrap-2']}>
        {isPublished && <ShareButton title={title} path={paths.year(owner.username, year)} />}
        <Button
          kind={isPublished ? 'quiet' : 'primary'}
          loading={isPending}
          onClick={() => mutate(!isPublished)}
        >
          {isPublished ? yearsTexts.owner.unpublish : yearsTexts.owner.publish}
        </Button>
      </div>
    </div>
  )
}
