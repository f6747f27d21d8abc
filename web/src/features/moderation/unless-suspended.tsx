import { lazy, type ReactNode } from 'react'
import { useLocation } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useIsSuspended } from './suspension.ts'

const Suspended = lazy(async () => ({ default: (await import('./suspended.tsx')).Suspended }))

const open: readonly string[] = [
  paths.feedback(),
  paths.privacyPolicy(),
  paths.termsAndConditions(),
]

/** The screen; a suspended member gets the reason instead, except where they can object or read the terms. */
export function UnlessSuspended({ children }: { children: ReactNode }) {
  const isSuspended = useIsSuspended()
  const { pathname } = useLocation()
  return isSuspended && !open.includes(pathname) ? <Suspended /> : children
}
