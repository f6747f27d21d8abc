import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPart } from '../../testing/render-app.tsx'
import { StoreLinks } from './store-links.tsx'

afterEach(() => document.querySelector('#operator')?.remove())

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('without an address in a store the links lead to the page about the home screen', () => {
  renderPart(<StoreLinks />)
  expect(hrefOf('iPhone, without the App Store')).toBe('/install')
  expect(hrefOf('Android, without Google Play')).toBe('/install')
})

test('an address of the operator leads to the store', () => {
  const settings = document.createElement('script')
  settings.id = 'operator'
  settings.type = 'application/json'
  settings.textContent = JSON.stringify({
    appStoreUrl: 'https://apps.apple.com/app/medley/id1',
    googlePlayUrl: null,
  })
  document.head.append(settings)
  renderPart(<StoreLinks />)
  expect(hrefOf('App Store')).toBe('https://apps.apple.com/app/medley/id1')
  expect(hrefOf('Android, without Google Play')).toBe('/install')
})
