import { privacyPolicyTexts } from '@medley/texts/privacy-policy'
import { termsAndConditionsTexts } from '@medley/texts/terms-and-conditions'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setOperator } from '../../testing/operator.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { LegalProse } from './legal-prose.tsx'

test.each([
  ['terms', termsAndConditionsTexts.text],
  ['policy', privacyPolicyTexts.text],
])('the %s name the contact address, or the form alone', (_, text) => {
  setOperator({ contactEmail: 'hello@mail.example' })
  const { unmount } = renderPart(<LegalProse text={text} />)
  const link = screen.getByRole('link', { name: 'hello@mail.example' })
  expect(link.getAttribute('href')).toBe('mailto:hello@mail.example')
  unmount()
  setOperator({ contactEmail: null })
  renderPart(<LegalProse text={text} />)
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull()
  expect(document.body.textContent).not.toContain('null')
  expect(screen.getAllByRole('link', { name: 'feedback form' })).not.toEqual([])
})
