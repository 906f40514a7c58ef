/** The panel's messages about extras, reference projects and booth designs. */
export const contentMessages = {
  missingTitle: 'Missing information',
  missingText: 'Please fill in all required fields.',
  /** Shown beside a refused image. */
  notAnImage: 'Choose an image: JPEG, PNG, WebP or AVIF',
  uploadCanceledTitle: 'Upload cancelled',
  uploadCanceled: 'Nothing was saved; everything you entered is still here.',
  /** Shown above a list that visitors see too: published copies are up to a minute old. */
  ordering:
    'Drag the rows, or use their menus, to change the order. Visitors see changes after about a minute.',
  extras: {
    none: 'No extras added yet. Add your first extra to get started.',
    missingText: 'Please fill in the required fields (name and price).',
    loadFailed: 'Error loading extras',
    added: 'Extra added',
    addFailed: 'Error adding extra',
    updated: 'Extra updated',
    shown: (name: string) => `Visitors see “${name}” again.`,
    hidden: (name: string) => `Visitors no longer see “${name}”.`,
    updateFailed: 'Error updating extra',
    deleted: 'Extra deleted',
    deleteFailed: 'Error deleting extra',
    uploadFailed: (reason: string) => `Image upload failed: ${reason}`,
  },
  projects: {
    none: 'No reference projects added yet.',
    loadFailed: 'Error loading reference projects',
    added: 'Project added',
    addFailed: 'Error saving project',
    updated: 'Project updated',
    updateFailed: 'Error updating project',
    deleted: 'Project deleted',
    deleteFailed: 'Error deleting project',
    uploadFailed: 'Error uploading images',
  },
  designs: {
    none: 'No booth designs added yet. Add your first design to get started.',
    slugTaken: 'Another design has this slug',
    loadFailed: 'Error loading booth designs',
    added: 'Design added',
    addFailed: 'Error saving design',
    updated: 'Design updated',
    updateFailed: 'Error updating design',
    deleted: 'Design deleted',
    deleteFailed: 'Error deleting design',
    uploadFailed: (field: string) => `Error uploading ${field} image`,
  },
} as const;
