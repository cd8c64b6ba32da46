const standard = (name: string) => [
  `GET /${name}`,
  `POST /${name}`,
  `GET /${name}/{id}`,
  `PUT /${name}/{id}`,
  `DELETE /${name}/{id}`,
]

/** Every call that the customer's specification lists, by its headings. What the product adds is found by itself. */
export const specifiedCalls: Record<string, string[]> = {
  Auth: ['POST /auth/login', 'POST /auth/register', 'GET /auth/verify', 'PUT /auth/update-credentials'],
  Services: [...standard('services'), 'GET /services/active'],
  Products: [
    ...standard('products'),
    'GET /products/active',
    'GET /products?category={id}',
    'POST /products/{id}/images',
    'DELETE /products/{id}/images/{imageId}',
    'PUT /products/{id}/main-image',
    'POST /products/bulk-delete',
  ],
  Categories: [
    ...standard('categories'),
    'PUT /categories/reorder',
    'GET /categories/{id}/events',
    'POST /categories/{id}/events',
    'PUT /categories/{id}/events/{eventId}',
    'DELETE /categories/{id}/events/{eventId}',
  ],
  Events: standard('events'),
  'Team, partners, clients': [...standard('team'), ...standard('partners'), ...standard('clients')],
  Company: [
    'GET /company/info',
    'PUT /company/info',
    'GET /company/social-media',
    'GET /company/hero-images',
    'PUT /company/hero-images',
  ],
  Uploads: [
    'POST /upload',
    'POST /upload/company/hero',
    'POST /upload/categories',
    'POST /upload/products',
    'POST /upload/services',
    'POST /upload/clients',
    'GET /upload/status',
  ],
  Contact: [
    'POST /contact',
    'GET /contact',
    'GET /contact/{id}',
    'PATCH /contact/{id}/read',
    'POST /contact/{id}/reply',
    'PATCH /contact/{id}/archive',
  ],
}
