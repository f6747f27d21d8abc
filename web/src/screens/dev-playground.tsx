import { Link } from 'react-router'
import { PictureForm } from '../features/accounts/picture-form.tsx'
import { useProfile } from '../features/profiles/profiles.calls.ts'
import { type Member, useMember } from '../features/sessions/session.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/layout/card.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'
import { Page } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './dev-playground.module.css'

/** Previews a cropped picture for everyone; only members can upload it. */
export function DevPlaygroundScreen() {
  const member = useMember()
  return (
    <Page width="feed">
      <title>Playground · Medley</title>
      <PageHeading lead={<Link to={paths.devTools()}>Dev tools</Link>}>Playground</PageHeading>
      <Card as="section" className={styles['form']}>
        <h2>Test image upload</h2>
        {member ? <MemberForm member={member} /> : <VisitorForm />}
      </Card>
    </Page>
  )
}

function MemberForm({ member: { username } }: { member: Member }) {
  const { data, isError, refetch } = useProfile(username)
  if (isError) return <ErrorState text="An error occurred" onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={96} />
  return (
    <>
      <p>Choosing a file only shows it. Upload replaces your profile picture with it.</p>
      <PictureForm username={username} picture={data.profile_pic} />
    </>
  )
}

function VisitorForm() {
  return (
    <>
      <p>Choosing a file shows it here and sends it nowhere. Log in to upload it.</p>
      <PictureForm username="Visitor" picture={null} showOnly />
    </>
  )
}
