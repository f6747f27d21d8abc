import { type ReactNode, useState } from 'react'
import { Navigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { type Member, useMember } from './session.ts'

type MembersOnlyProps = { children: (member: Member) => ReactNode }

/** Members-only screen. Redirects visitors to the login, and members who log out here to home. */
export function MembersOnly({ children }: MembersOnlyProps) {
  const member = useMember()
  const [cameAsMember] = useState(member !== null)
  if (member) return children(member)
  return <Navigate to={cameAsMember ? paths.home() : paths.login()} replace />
}
