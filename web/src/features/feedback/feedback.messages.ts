/** Texts of the feedback form. */
export const feedbackTexts = {
  title: 'Feedback',
  provide: 'Provide Feedback',
  intro: 'Something does not work, or could work better? Tell us; you need no account for it.',
  category: 'Category',
  categories: { 'Bug Report': 'Bug Report', Suggestion: 'Suggestion' },
  tooLong: (max: number) => `Must be at most ${max} characters`,
  comments: 'Comments',
  submit: 'Submit',
  thanks: 'Thank you for your feedback!',
  thanksDetail: 'We read everything that arrives here.',
  failed: 'An error occurred',
  failedDetail: 'Your feedback was not sent. What you wrote is still here.',
  close: 'Close',
  review: 'Feedback review',
  view: 'View Feedback',
  resolve: 'Resolve',
  nothing: 'Nothing to review',
  nothingDetail: 'Feedback that is not resolved yet stands here.',
  /** The first words of an objection; 0 is the suspension of an account. */
  objection: (id: number) =>
    id === 0 ? 'I object to the suspension of my account: ' : `I object to decision ${id}: `,
}
