import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../testing/render-app.tsx'
import { Screen as PrivacyPolicyScreen } from '../privacy-policy/screen.tsx'
import { Screen as TermsAndConditionsScreen } from './screen.tsx'

test.each([
  ['goods sold by users are disclaimed', /not a party to any sale between users/],
  ['liability is limited', /total liability for all claims is limited/],
  ['users indemnify the operator', /indemnify us and to hold us harmless/],
  ['the law is that of one state', /laws of the State of Delaware, United States/],
  ['mediation is not binding', /non-binding mediation/],
  ['small claims need no mediation', /small-claims court/],
  ['nor does injunctive relief', /injunctive relief/],
  ['no tolerance', /zero tolerance for objectionable content and for abusive users/],
  ['what is objectionable is removed', /Objectionable content is removed, and abusive users/],
  ['an invalid part leaves the rest', /the rest stays in force/],
  ['changes are announced', /by e-mail or by a notice on the site/],
  ['data are warranted', /up to date, accurate and truthful/],
  ['accounts and sellers may be suspended', /may suspend or terminate accounts or sellers/],
  ['children are not served', /does not serve users under 13/],
])('the terms say: %s', (_, text) => {
  renderPart(<TermsAndConditionsScreen />)
  expect(screen.queryAllByText(text)).toHaveLength(1)
})

test.each([TermsAndConditionsScreen, PrivacyPolicyScreen])(
  'there is an address and a form to write to',
  (Screen) => {
    renderPart(<Screen />)
    const contact = screen.getByRole('link', { name: 'contact@medley.example' })
    expect(contact.getAttribute('href')).toBe('mailto:contact@medley.example')
    const form = screen.getByRole('link', { name: 'feedback form' })
    expect(form.getAttribute('href')).toBe('/feedback')
  },
)
