import { expect, test } from 'vitest'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { PictureForm } from './picture-form.tsx'

test('has the initials of the name, as everywhere', () => {
  renderPart(<PictureForm name="Mia Solheim" username="ann" picture={null} />, { as: ann })
  expect(document.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('MS')
})
