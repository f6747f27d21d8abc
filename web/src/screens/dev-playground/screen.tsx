import { devPlaygroundTexts } from '@medley/texts/dev-playground'
import { displayName } from '@medley/messages/titles'
import { titled } from '../../product.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { PictureForm } from '../../features/accounts/picture-form.tsx'
import { useProfile } from '../../features/profiles/profiles.calls.ts'
import { type Member, useMember } from '../../features/sessions/session.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './dev-playground.module.css'

/** Previews a cropped picture for everyone; only members can upload it. */
export function Screen() {
  const member = useMember()
  return (
    <Page width="reading">
      <title>{titled(devPlaygroundTexts.title)}</title>
      <PageHeading lead={<Link to={paths.devTools()}>{devPlaygroundTexts.back}</Link>}>
        {devPlaygroundTexts.title}
      </PageHeading>
      <Card as="section" className={styles['form']}>
        <h2>{devPlaygroundTexts.heading}</h2>
        {member ? <MemberForm member={member} /> : <VisitorForm />}
      </Card>
    </Page>
  )
}

function MemberForm({ member: { username } }: { member: Member }) {
  const { data, isError, refetch } = useProfile(username)
  if (isError) return <ErrorState text={devPlaygroundTexts.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={96} />
  return (
    <>
      <p>{devPlaygroundTexts.forMembers}</p>
      <PictureForm name={displayName(data)} username={username} picture={data.profile_pic} />
    </>
  )
}

function VisitorForm() {
  return (
    <>
      <p>{devPlaygroundTexts.forVisitors}</p>
      <PictureForm
        name={devPlaygroundTexts.visitor}
        username={devPlaygroundTexts.visitor}
        picture={null}
        showOnly
      />
    </>
  )
}
