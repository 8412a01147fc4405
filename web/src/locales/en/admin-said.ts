/** What the panel says after a change, per content type, in the specified words. */
interface Said {
  created: string;
  updated: string;
  deleted: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  loadFailed: string;
  /** A second line below a success or a failure; empty where the first says it all. */
  updatedText: string;
  failedText: string;
  /** The second line where the server refused, with what it said: of writes, of a list, of one document. */
  createRefused: string;
  updateRefused: string;
  deleteRefused: string;
  loadRefused: string;
  readRefused: string;
  /** What failed without a reason that anybody knows. */
  unknown: string;
}

const said = (given: Partial<Said>): Said => ({
  created: 'Created',
  updated: 'Saved',
  deleted: 'Moved to the bin',
  createFailed: 'Save failed',
  updateFailed: 'Save failed',
  deleteFailed: 'Delete failed',
  loadFailed: 'This could not be loaded.',
  updatedText: '',
  failedText: '',
  createRefused: '{{message}}',
  updateRefused: '{{message}}',
  deleteRefused: '{{message}}',
  loadRefused: '{{message}}',
  readRefused: '{{message}}',
  unknown: 'Unknown error',
  ...given,
});

export default {
  hero: said({
    created: 'Hero section updated successfully! The website will reflect the changes.',
    updated: 'Hero section updated successfully! The website will reflect the changes.',
    createFailed: 'Failed to update hero section',
    updateFailed: 'Failed to update hero section',
    loadFailed: 'Failed to load hero section data',
    createRefused: 'Server error: {{message}}',
    updateRefused: 'Server error: {{message}}',
    unknown: 'An unexpected error occurred',
  }),
  about: said({
    updated: 'About section saved',
    createFailed: 'Failed to update about section',
    updateFailed: 'Failed to update about section',
    loadFailed: 'Failed to load about section data',
  }),
  missionVision: said({
    createFailed: 'Failed to create mission & vision: {{message}}',
    updateFailed: 'Failed to update mission & vision: {{message}}',
  }),
  page: said({
    created: 'Page Updated',
    updated: 'Page Updated',
    updatedText: 'Page content has been saved successfully',
    createFailed: 'Update Failed',
    updateFailed: 'Update Failed',
    failedText: 'Failed to update page content. Please try again.',
  }),
  newsItem: said({}),
  event: said({
    created: 'Event created successfully!',
    updated: 'Event updated successfully!',
    deleted: 'Event deleted successfully!',
    createFailed: 'Error creating event',
    updateFailed: 'Error updating event',
    deleteFailed: 'Error deleting event',
    loadFailed: 'Failed to fetch events',
    createRefused: 'Failed to create: {{message}}',
    updateRefused: 'Failed to update: {{message}}',
    deleteRefused: 'Failed to delete: {{message}}',
  }),
  expert: said({
    loadFailed: 'Failed to fetch experts',
    createRefused: 'Failed to create expert: {{message}}',
    updateRefused: 'Failed to update expert: {{message}}',
    deleteRefused: 'Failed to delete expert: {{message}}',
  }),
  partner: said({
    createFailed: 'Failed to save partner. Please try again.',
    updateFailed: 'Failed to save partner. Please try again.',
    deleteFailed: 'Failed to delete partner. Please try again.',
    loadFailed: 'Failed to load partners',
    createRefused: 'Failed to create partner: {{message}}',
    updateRefused: 'Failed to update partner: {{message}}',
    deleteRefused: 'Failed to delete partner: {{message}}',
    loadRefused: 'Failed to fetch partners: {{message}}',
    readRefused: 'Failed to fetch partner: {{message}}',
  }),
  statistics: said({
    created: 'Statistics updated successfully!',
    updated: 'Statistics updated successfully!',
    createFailed: 'Error updating statistics',
    updateFailed: 'Error updating statistics',
  }),
  successStory: said({
    created: 'Success story created successfully!',
    updated: 'Success story updated successfully!',
    deleted: 'Success story deleted successfully!',
    createFailed: 'Error creating success story',
    updateFailed: 'Error updating success story',
    deleteFailed: 'Error deleting success story',
  }),
  program: said({}),
  initiative: said({}),
  sdg: said({}),
  settings: said({}),
};
