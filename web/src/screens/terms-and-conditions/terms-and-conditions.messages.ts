import { productName } from '@medley/messages/titles'
import { readOperator } from '../../operator.ts'
import type { LegalText } from '../../features/legal/legal-prose.tsx'

export const termsTexts = { title: 'Terms and Conditions' }

const { name: operator, contactEmail, state } = readOperator()

const we = operator === null ? '' : `${operator}, `

/** The whole agreement. */
export const termsAndConditions: LegalText = [
  {
    parts: [
      `These terms are the agreement between you and ${we}the operator of ${productName} (“we”). By creating an account or using the site you accept them. If you do not, please do not use it.`,
    ],
  },
  { heading: `Who may use ${productName}` },
  {
    parts: [
      `${productName} does not serve users under 13. By creating an account you say that you are at least 13 years old, and, where the law of your country asks for more, that you have your parents’ permission. An account that turns out to belong to a child under 13 is removed.`,
    ],
  },
  { heading: 'Your account' },
  {
    parts: [
      'You warrant that the personal information you give is up to date, accurate and truthful, and that you will keep it so. Keep your password to yourself: what happens under your account counts as yours until you tell us that somebody else has got hold of it.',
    ],
  },
  { heading: 'What you write' },
  {
    parts: [
      'Your reviews, comments and lists stay yours. You give us permission to store them and to show them to other people for as long as they are on the site. Deleting them, or your account, ends that permission.',
    ],
  },
  { parts: ['You agree not to post anything that'] },
  {
    points: [
      'is hateful, threatening, harassing, sexually explicit or unlawful;',
      'reveals private facts about another person;',
      'infringes somebody’s copyright or trademark;',
      'is advertising, spam, or meant to mislead or to do harm to a computer.',
    ],
  },
  { heading: 'Zero tolerance' },
  {
    parts: [
      'There is zero tolerance for objectionable content and for abusive users. Objectionable content is removed, and abusive users are removed with everything they posted. Reviews, comments and users can be reported from the place where they stand; every report is looked at by a person.',
    ],
  },
  { heading: 'Suspension and termination' },
  {
    parts: [
      'We may suspend or terminate accounts or sellers that break these terms, at any time and, where there is a need, without notice. You may end this agreement at any time by deleting your account in the settings.',
    ],
  },
  { heading: 'Goods sold by users' },
  {
    parts: [
      `${productName} is not a party to any sale between users. Where a user offers goods, we do not own, inspect, endorse or guarantee them, and we disclaim all responsibility for their quality, safety, legality and delivery, and for the truth of their description. Any dispute about such goods is between the buyer and the seller.`,
    ],
  },
  { heading: 'No warranty' },
  {
    parts: [
      'The site is provided as it is and as it is available, without warranties of any kind, express or implied. Facts about works come from third parties and may be wrong; ratings and reviews are the opinions of those who wrote them.',
    ],
  },
  { heading: 'Limit of liability' },
  {
    parts: [
      'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits or data, arising from your use of the site. Our total liability for all claims is limited to one hundred US dollars. Where the law does not allow such a limit, it applies as far as the law does.',
    ],
  },
  { heading: 'Indemnity' },
  {
    parts: [
      'You agree to indemnify us and to hold us harmless against claims, damages and costs, including reasonable attorneys’ fees, that arise from what you post, from your use of the site, or from your breach of these terms.',
    ],
  },
  { heading: 'Governing law' },
  {
    parts: [
      `These terms are governed by the laws of the State of ${state}, United States, without regard to its rules on conflicts of law.`,
    ],
  },
  { heading: 'Disputes' },
  {
    parts: [
      'Should there be a dispute, you and we will first try to settle it by non-binding mediation before one mediator, each side bearing its own costs and half of the mediator’s fee. If that does not settle it within sixty days, either side may go to court. Two things need not wait for mediation: either side may bring a claim in a small-claims court that has jurisdiction, and may ask any court for injunctive relief to protect its rights.',
    ],
  },
  { heading: 'Severability' },
  {
    parts: [
      'If a court finds a part of these terms invalid, the rest stays in force, and the invalid part is replaced by what comes closest to its purpose.',
    ],
  },
  { heading: 'Changes' },
  {
    parts: [
      'We announce changes of these terms by e-mail or by a notice on the site before they take effect. Whoever keeps using the site afterwards accepts them.',
    ],
  },
  { heading: 'Contact' },
  {
    parts: [
      'Write to ',
      { email: contactEmail },
      ', or use the ',
      { to: 'feedback', text: 'feedback form' },
      '. How we treat your data is told in the ',
      { to: 'privacyPolicy', text: 'privacy policy' },
      '.',
    ],
  },
]
