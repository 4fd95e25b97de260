export { default } from './GenerateSnippet';
