/** Texts of the feedback form. */
export const feedbackTexts = {
  title: 'Feedback',

  intro: 'Something broken, or could be better? Tell us. No account needed.',
  category: 'Category',
  categories: { 'Bug Report': 'Bug Report', Suggestion: 'Suggestion' },
  tooLong: (max: number) => `Must be at most ${max} characters`,
  comments: 'Comments',
  submit: 'Submit',
  thanks: 'Thank you for your feedback!',
  thanksDetail: 'We read everything that arrives here.',
  failed: 'An error occurred',
  failedDetail: 'Your feedback wasn’t sent. What you wrote is still here.',
  close: 'Close',
  review: 'Feedback review',
  view: 'View Feedback',
  resolve: 'Resolve',
  nothing: 'Nothing to review',
  nothingDetail: 'Unresolved feedback shows up here.',
  /** The first words of an objection; 0 is the suspension of an account. */
  objection: (id: number) =>
    id === 0 ? 'I object to the suspension of my account: ' : `I object to decision ${id}: `,
}

/** Texts of links to the feedback form. */
export const feedbackLinkTexts = {
  provide: 'Provide Feedback',
}
