import { type ReactNode, useState } from 'react'
import { Navigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useOrigin } from './return-path.ts'
import { type Member, useMember } from './session.ts'

interface MembersOnlyProps {
  children: (member: Member) => ReactNode
  /** True if the login leads back here; otherwise it leads home. */
  returns?: boolean
}

/** Members-only screen. Redirects visitors to the login, and members who log out here to home. */
export function MembersOnly({ children, returns = false }: MembersOnlyProps) {
  const origin = useOrigin()
  const member = useMember()
  const [cameAsMember] = useState(member !== null)
  if (member) return children(member)
  if (cameAsMember) return <Navigate to={paths.home()} replace />
  return <Navigate to={paths.login()} state={returns ? origin : null} replace />
}
