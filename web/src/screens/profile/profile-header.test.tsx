import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProfile } from '../../testing/factories.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ProfileHeader } from './profile-header.tsx'

test('shows what the owner says about themselves, with the host of their link', () => {
  const said = {
    bio: 'Slow films, long books.',
    link: 'https://www.ida.example/log?a=1',
    place: 'Bergen',
    pronouns: 'she/her',
  }
  renderPart(<ProfileHeader profile={aProfile({ username: 'ida', ...said })} />)
  expect(screen.getByText('Slow films, long books.')).toBeTruthy()
  expect(screen.getByText('Bergen')).toBeTruthy()
  expect(screen.getByText(/she\/her/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'ida.example' })
  expect(link.getAttribute('href')).toBe(said.link)
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer')
})

test('leaves no room for what they do not say', () => {
  renderPart(<ProfileHeader profile={aProfile({ username: 'ida' })} />)
  const header = screen.getByRole('heading', { name: 'ida' }).closest('header')
  expect(header?.textContent).toBe('ida@ida')
})
