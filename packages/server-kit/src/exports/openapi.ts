/** Apps whose routes are described by schemas, apart from the rest: their library is loaded only where there are some. */
export { createOpenApiApp, createRoutes, invalidFields, type OpenApiApp } from '../app/createOpenApiApp.ts'
export { describeAnswer, describeErrorAnswer, errorSchema } from '../app/describeAnswers.ts'
