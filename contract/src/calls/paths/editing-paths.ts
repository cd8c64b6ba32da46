export const editingPaths = { pageRecords: 'POST /page-records body' } as const
