import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

// The least that an app on React and react-router can be: what our own bytes are measured against.
const router = createBrowserRouter([{ path: '/', element: <h1>Hallo</h1> }]);
const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<RouterProvider router={router} />);
