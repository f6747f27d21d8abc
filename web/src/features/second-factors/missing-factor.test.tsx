import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call, onSecondFactorMissing } from '../../lib/api.ts'
import { refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { offerSettings } from './missing-factor.ts'

test('an admin who lacks a second factor is led to the settings', async () => {
  const open = vi.fn<(path: string) => void>()
  onSecondFactorMissing(async () => offerSettings(open))
  refuse('GET /v1/audit-events', 'second_factor_missing')
  const { user } = renderPart(null, { as: ann })
  await call('GET /v1/audit-events', { query: {} }).catch(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  expect(open).toHaveBeenCalledWith('/settings/security')
})
