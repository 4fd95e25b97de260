// Evaluates React in its own file, and so in its own task; otherwise that would happen when the app
// first imports it.
import 'react-dom/client';
