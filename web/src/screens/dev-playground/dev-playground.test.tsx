import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProfile } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { Screen as DevPlaygroundScreen } from './screen.tsx'

const picture = new File(['a picture'], 'me.png', { type: 'image/png' })

beforeEach(() => {
  answer('GET /profile', aProfile(ann))
  answer('POST /profile-pic', { profile_pic: 'http://localhost/files/me.png' })
  URL.createObjectURL = () => 'blob:shown'
  URL.revokeObjectURL = () => {}
})

const uploads = () => callsOf('POST /profile-pic').length

function open(as?: TestMember) {
  renderPart(<DevPlaygroundScreen />, as && { as })
}

const choose = async () =>
  userEvent.upload(await screen.findByLabelText('Choose a picture'), picture)

test('previews the picture for a visitor without uploading it', async () => {
  open()
  await choose()
  await vi.waitFor(() => expect([...document.images].at(-1)?.src).toBe('blob:shown'))
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(uploads()).toBe(0)
})

test('explains what Upload does and uploads nothing before', async () => {
  open(ann)
  await screen.findByText(/Upload replaces your profile picture/)
  await choose()
  expect(uploads()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await vi.waitFor(() => expect(uploads()).toBe(1))
})
