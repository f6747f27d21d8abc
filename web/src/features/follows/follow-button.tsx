import { followsTexts } from '@medley/texts/follows'
import { useQuery } from '@tanstack/react-query'
import { BellPlus, BellRing } from 'lucide-react'
import { startTransition, useOptimistic } from 'react'
import { Link, useNavigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Segment } from '../../ui/forms/segments.tsx'
import { useOrigin } from '../sessions/return-path.ts'
import { useMember } from '../sessions/session.ts'
import { changeFollow, type Target, workFollowQuery, type WorkTarget } from './follows.calls.ts'

const icons = {
  true: <BellRing aria-hidden="true" />,
  false: <BellPlus aria-hidden="true" />,
} as const

type FollowButtonProps = {
  target: Target
  isFollowed: boolean
  /** In a list, where the name of the target is part of the button's. */
  named?: boolean
}

/** Follows, or follows no more. Leads visitors to the login and back. */
export function FollowButton({ target, isFollowed, named = false }: FollowButtonProps) {
  const origin = useOrigin()
  const member = useMember()
  const { isOn, press } = useFollow(target, isFollowed)
  if (!member) {
    return (
      <Link className={buttonClass('quiet')} to={paths.login()} state={origin}>
        {icons.false}
        {followsTexts.follow}
      </Link>
    )
  }
  const text = isOn ? followsTexts.following : followsTexts.follow
  return (
    <Button
      kind={isOn || named ? 'quiet' : 'primary'}
      icon={icons[`${isOn}`]}
      aria-label={named ? `${text}: ${target.name}` : undefined}
      onClick={press}
    >
      {text}
    </Button>
  )
}

/** The follow of a work that is not yet out, in the row of its states. */
export function FollowSegment({ work }: { work: WorkTarget }) {
  const isMember = useMember() !== null
  const origin = useOrigin()
  const navigate = useNavigate()
  const { data } = useQuery({ ...workFollowQuery(work), enabled: isMember })
  const { isOn, press } = useFollow(work, data?.isFollowed ?? false)
  return (
    <Segment
      icon={icons[`${isOn}`]}
      isOn={isOn}
      aria-disabled={isMember && !data}
      onClick={() => (isMember ? press() : navigate(paths.login(), { state: origin }))}
    >
      {isOn ? followsTexts.following : followsTexts.follow}
    </Segment>
  )
}

function useFollow(target: Target, isFollowed: boolean) {
  const [isOn, show] = useOptimistic(isFollowed)
  const press = () =>
    startTransition(async () => {
      show(!isOn)
      await changeFollow(target, !isOn)
    })
  return { isOn, press }
}
