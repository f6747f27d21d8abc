import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enter, leave } from '../features/sessions/session.ts'
import { queryClient } from '../lib/query-client.ts'
import { DevPlaygroundScreen } from './dev-playground.tsx'

const ann = `x.${btoa(JSON.stringify({ userId: 7, username: 'Ann' })).replaceAll('=', '')}.y`
const profile = { id: 7, username: 'Ann', profile_pic: null, first_name: null, last_name: null }
const picture = new File(['a picture'], 'me.png', { type: 'image/png' })
let uploads: number

beforeEach(() => {
  uploads = 0
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/profile-pic') uploads += 1
    return Response.json(path.endsWith('/roles') ? { roles: [] } : profile)
  })
  URL.createObjectURL = () => 'blob:shown'
  URL.revokeObjectURL = () => {}
})

afterEach(() => {
  leave()
  queryClient.clear()
})

function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', Component: DevPlaygroundScreen }])}
      />
    </QueryClientProvider>,
  )
}

const choose = async () => userEvent.upload(await screen.findByLabelText(/png, jpg/), picture)

test('previews the picture for a visitor without uploading it', async () => {
  open()
  await choose()
  expect(document.querySelector('img')?.src).toBe('blob:shown')
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(uploads).toBe(0)
})

test('explains what Upload does and uploads nothing before', async () => {
  enter(ann, 'session')
  open()
  await screen.findByText(/Upload replaces your profile picture/)
  await choose()
  expect(uploads).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await vi.waitFor(() => expect(uploads).toBe(1))
})
